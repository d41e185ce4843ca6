// Subject of a floating chat window, and the URL hash that reopens it after a sign-in.

export interface ChatSubject {
  /** null if the chat is not about a product. */
  readonly productId: string | null;
  /** A user id, or the literal 'admin'; null if the product determines the supplier. */
  readonly supplierId: string | null;
  readonly name: string | null;
  /** Shown in front of a backdrop. */
  readonly isModal: boolean;
}

export const RETURN_HASH = '#chat';
