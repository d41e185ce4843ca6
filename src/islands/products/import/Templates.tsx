// Template files of a machine type, with an example row.
import { useState } from 'react';
import { linkImportTemplate } from '../../../../contract/products/imports.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { toLoadError } from '../../../stores/load-error.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { saveLinked } from '../../../ui/save-file.ts';

const FORMATS = ['csv', 'xlsx'] as const;

export function Templates({ machineType }: { readonly machineType: string }) {
  const t = useT();
  const lang = useLang();
  const [error, setError] = useState<string | null>(null);
  const download = async (format: (typeof FORMATS)[number]): Promise<void> => {
    setError(null);
    try {
      const query = { machineType, format };
      saveLinked(await appApi(lang).call(linkImportTemplate, { query }));
    } catch (cause) {
      setError(serverMessage(toLoadError(cause)) ?? t('imports:failed'));
    }
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t('imports:upload.template')}</p>
      <div className="flex flex-wrap gap-2">
        {FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            className="btn btn-quiet"
            onClick={() => void download(format)}
          >
            {t(`imports:upload.${format}`)}
          </button>
        ))}
      </div>
      {error && (
        <p className="notice notice-red" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
