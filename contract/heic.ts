// Recognition of HEIC pictures, which phones take and browsers cannot show.

/** First bytes, with the main brands of ISO 23008-12. */
export const HEIC_START = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

/** By name and type: browsers without the format know no type for it. */
export const isHeic = ({ name, type }: { readonly name: string; readonly type: string }): boolean =>
  /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
