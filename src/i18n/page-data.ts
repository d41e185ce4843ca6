// Large properties of an island, sent as JSON in a <script> of the page (PageData.astro). In the island's attribute each
// quote of them would take six bytes, and Astro would write and hash them value by value.

/** What the island's attribute contains instead of the data. */
interface PageDataReference {
  readonly dataId: string;
}

/** Server only: the data of each reference. */
const dataByReference = new WeakMap<object, object>();

const isReference = (value: unknown): value is PageDataReference =>
  typeof value === 'object' && value !== null && 'dataId' in value;

/** Returns a reference for a property of type `Data`; the renderer and the hydration of islands resolve it. */
export function pageData<Data extends object>(dataId: string, data: Data): Data {
  const reference: PageDataReference = { dataId };
  dataByReference.set(reference, data);
  return reference as object as Data;
}

export const pageDataOf = (reference: object): object | undefined => dataByReference.get(reference);

const fromPage = ({ dataId }: PageDataReference): unknown =>
  JSON.parse(document.getElementById(dataId)?.textContent ?? 'null');

/** The properties with their data, on the server and in the browser. */
export const withPageData = <Props extends object>(props: Props): Props =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      isReference(value) ? (pageDataOf(value) ?? fromPage(value)) : value,
    ]),
  ) as Props;
