// Names of the contact form's fields on the wire (spec §3). Browsers without scripts send the form itself, so its inputs have them too.

export const CONTACT_SENT_AS = {
  firstName: 'FirstName',
  lastName: 'LastName',
  email: 'Email',
  company: 'Company',
  subject: 'Subject',
  message: 'Message',
  website: 'Website',
} as const;
