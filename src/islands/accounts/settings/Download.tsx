// Data export: downloads an archive of everything the marketplace stores about the account.
import { useStore } from '@nanostores/react';
import { useT } from '../../../i18n/react.tsx';
import { showToast } from '../../../toasts/toasts.ts';
import { saveLinked } from '../../../ui/save-file.ts';
import type { AccountSecurity } from './account-security.ts';
import { Section } from './Section.tsx';

export function Download({ security }: { readonly security: AccountSecurity }) {
  const t = useT();
  const busy = useStore(security.$isDownloading);

  const download = async (): Promise<void> => {
    const outcome = await security.download();
    if (outcome.status === 'busy') return;
    if (outcome.status === 'refused')
      return showToast('error', { title: t('account:download.failed'), text: outcome.message });
    saveLinked(outcome);
    showToast('success', { title: t('account:download.started') });
  };

  return (
    <Section id="download" title={t('account:download.title')} text={t('account:download.text')}>
      <button
        className="btn btn-quiet max-sm:w-full"
        type="button"
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => void download()}
      >
        {t('account:download.send')}
      </button>
    </Section>
  );
}
