// Steps of an import: what is shown depends on the state of the supplier's latest import.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ProductImport } from '../../../../contract/products/product-import.ts';
import { uploadTransport } from '../../../api/upload.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { ProductFormSkeleton } from '../form/ProductFormSkeleton.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep, type Replacing } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { createImportStore, type ImportStore } from './import-store.ts';
import type { ImportMachineType } from './machine-types.ts';
import { RunningStep } from './RunningStep.tsx';
import { StepLine } from './StepLine.tsx';
import { UploadStep } from './UploadStep.tsx';

const POLL_MS = 1_000;

const isOver = ({ state }: ProductImport) =>
  state === 'sent' || state === 'undone' || state === 'failed';

interface Props {
  readonly machineTypes: readonly ImportMachineType[];
}

interface StepProps extends Props {
  readonly store: ImportStore;
  readonly current: ProductImport;
}

function OpenImport({ store, current, machineTypes }: StepProps) {
  const [replacing, setReplacing] = useState<Replacing>('never');
  const [isChanged, setIsChanged] = useState(false);
  if (current.state === 'running') return <RunningStep store={store} current={current} />;
  if (current.state === 'done') return <DoneStep store={store} current={current} />;
  return (
    <>
      {replacing === 'now' && (
        <UploadStep
          store={store}
          machineTypes={machineTypes}
          onKeep={() => setReplacing('closed')}
        />
      )}
      <ColumnsStep
        key={current.id}
        store={store}
        current={current}
        onChange={setIsChanged}
        replacing={replacing}
        onReplace={() => setReplacing('now')}
      />
      {current.state === 'checked' && !isChanged && <CheckStep store={store} current={current} />}
    </>
  );
}

function LastImport({ store, current, machineTypes }: StepProps) {
  const t = useT();
  const { state, fileName: file, failure } = current;
  const notice = useRef<HTMLParagraphElement>(null);
  // The button that led to it is gone.
  useEffect(() => {
    if (store.hasActed()) notice.current?.focus();
  }, [store]);
  if (state !== 'sent' && state !== 'undone' && state !== 'failed') return null;
  return (
    <>
      <p
        ref={notice}
        className={`notice ${state === 'failed' ? 'notice-red' : 'notice-green'}`}
        role="status"
        tabIndex={-1}
      >
        {t(`imports:last.${state}`, { file })} {failure}
      </p>
      <UploadStep store={store} machineTypes={machineTypes} />
    </>
  );
}

function Failure({ store }: { readonly store: ImportStore }) {
  const t = useT();
  const work = useStore(store.$work);
  const alert = useRef<HTMLParagraphElement>(null);
  // Most buttons are far below it.
  useEffect(() => {
    if (work.status === 'failed') alert.current?.scrollIntoView({ block: 'nearest' });
  }, [work]);
  if (work.status !== 'failed') return null;
  return (
    <p ref={alert} className="notice notice-red" role="alert">
      {serverMessage(work.error) ?? t('imports:failed')}
    </p>
  );
}

export default function ImportSteps({ machineTypes }: Props) {
  const t = useT();
  const lang = useLang();
  const [store] = useState(() =>
    createImportStore({
      api: appApi(lang),
      createUploadApi: (onProgress) => appApi(lang, uploadTransport(onProgress)),
    }),
  );
  const latest = useStore(store.$latest);
  const current = latest.status === 'ready' ? latest.value : null;
  useEffect(() => store.load(), [store]);
  useEffect(() => {
    if (current?.state !== 'running') return;
    const timer = setTimeout(store.load, POLL_MS);
    return () => clearTimeout(timer);
  }, [store, current]);

  if (latest.status === 'loading') return <ProductFormSkeleton />;
  if (latest.status === 'failed')
    return (
      <div className="notice notice-red grid justify-items-start gap-2" role="alert">
        <p>{serverMessage(latest.error) ?? t('imports:loadFailed')}</p>
        <button type="button" className="btn btn-quiet" onClick={store.load}>
          {t('imports:retry')}
        </button>
      </div>
    );
  return (
    <div className="grid gap-6">
      <Failure store={store} />
      <StepLine state={current?.state ?? null} />
      {!current && <UploadStep store={store} machineTypes={machineTypes} />}
      {current && isOver(current) && (
        <LastImport store={store} current={current} machineTypes={machineTypes} />
      )}
      {current && !isOver(current) && (
        <OpenImport key={current.id} store={store} current={current} machineTypes={machineTypes} />
      )}
    </div>
  );
}
