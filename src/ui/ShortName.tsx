// Name of a product on one line: where it does not fit, the end before its model number is cut. For a flex container.
import { splitLastModel } from './format/last-model.ts';

export function ShortName({
  name,
  lang,
}: {
  readonly name: string;
  readonly lang?: string | undefined;
}) {
  const [rest, model] = splitLastModel(name);
  return (
    <>
      <span className="truncate" lang={lang}>
        {rest}
      </span>
      {model !== '' && (
        <span className="flex-none" lang={lang}>
          {`\u00a0${model}`}
        </span>
      )}
    </>
  );
}
