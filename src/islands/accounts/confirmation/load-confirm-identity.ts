// Lazy chunk of the dialog that confirms the identity, with its texts.
import { loadFactorWords } from '../second-factor/factor-words.ts';

const [{ ConfirmIdentity }] = await Promise.all([
  import('./ConfirmIdentity.tsx'),
  loadFactorWords(),
]);
export default ConfirmIdentity;
