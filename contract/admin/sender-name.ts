// Full name of the sender of a contact message, in the order of its language.

const HAN = /\p{Script=Han}/u;

/** "Asha Rao"; a Chinese name begins with the family name and has no space: "沈建平". */
export function senderName(givenName: string, familyName: string): string {
  if (HAN.test(familyName) && HAN.test(givenName)) return `${familyName}${givenName}`;
  return [givenName, familyName].filter(Boolean).join(' ');
}
