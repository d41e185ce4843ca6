// What a floating chat is about, and how a visitor who signed in for it is brought back to it.

export interface ChatAbout {
  /** null where it is about no product. */
  readonly productId: string | null;
  /** An account, or the literal 'admin'; null where the product says it. */
  readonly vendor: string | null;
  readonly name: string | null;
  /** In front of a backdrop. */
  readonly isModal: boolean;
}

export const RETURN_HASH = '#chat';
