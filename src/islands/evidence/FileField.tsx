// File of a document: the button, and the name of the chosen or of the earlier file.
import { ATTACHMENT_TYPES } from '../../../contract/limits.ts';
import { useT } from '../../i18n/react.tsx';
import { fieldAriaProps, LabeledControl } from '../../ui/fields/LabeledControl.tsx';
import { FileButton } from '../../ui/uploads/FileButton.tsx';

interface Props {
  readonly file: File | null;
  /** Name of the file that stays without a new one. */
  readonly earlier: string | null;
  readonly onFile: (file: File) => void;
  readonly fieldError: string | undefined;
}

const ID = 'document-file';

export function FileField({ file, earlier, onFile, fieldError }: Props) {
  const t = useT();
  const hint = t('evidence:form.fileHint');
  return (
    <LabeledControl
      id={ID}
      label={t('evidence:form.file')}
      required={earlier === null}
      hint={hint}
      fieldError={fieldError}
    >
      <FileButton
        id={ID}
        label={t('evidence:form.choose')}
        dropHint={t('evidence:form.drop')}
        accept={ATTACHMENT_TYPES}
        describedBy={fieldAriaProps(ID, hint, fieldError)['aria-describedby']}
        hasError={Boolean(fieldError)}
        onFiles={([chosen]) => chosen && onFile(chosen)}
      >
        {(file ?? earlier) !== null && (
          <p className="text-sm wrap-anywhere">
            {file
              ? t('evidence:form.chosen', { name: file.name })
              : t('evidence:form.fileKept', { name: earlier ?? '' })}
          </p>
        )}
      </FileButton>
    </LabeledControl>
  );
}
