// Class of what follows the saved searches of a member: it shows once their height is known, because it would move down otherwise.

export const HELD_BACK = '[[data-session=in]_[data-holds-next]~&]:hidden';
