// Hidden input for password managers: the account that a password belongs to.
export const UsernameInput = ({ email }: { readonly email: string }) => (
  <input name="username" type="email" autoComplete="username" value={email} readOnly hidden />
);
