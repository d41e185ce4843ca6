// Guard of islands against translation of the page: Chrome and other browsers replace each text node by a <font> element, and React,
// which does not know of it, removes, updates or inserts before the node that is gone (decision 020).

/** By text node, the element with its translation. */
const standIns = new WeakMap<Node, Element>();
const taken = new WeakSet<Element>();

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

function follow(records: readonly MutationRecord[]): void {
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    // React has updated the text, or inserted it again: the translation is of no use any more.
    for (const node of type === 'characterData' ? [target] : addedNodes) {
      const standIn = standIns.get(node);
      if (!standIn) continue;
      standIns.delete(node);
      if (node.parentNode) standIn.remove();
      else standIn.replaceWith(node);
    }
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.parentNode) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find(
        (each) => isFont(each) && !taken.has(each),
      );
      if (!isFont(standIn)) continue;
      standIns.set(node, standIn);
      taken.add(standIn);
      observer.observe(node, { characterData: true });
    }
  }
}

const observer = new MutationObserver(follow);

/** What is in `parent` in place of the text node; the node itself where it is. null: it is gone. */
function inPlaceOf<Kind extends Node>(parent: Node, node: Kind): Kind | Element | null {
  if (node.parentNode === parent || node.nodeType !== Node.TEXT_NODE) return node;
  follow(observer.takeRecords());
  const standIn = standIns.get(node);
  return standIn?.parentNode === parent ? standIn : null;
}

const { removeChild, insertBefore } = Node.prototype;

Node.prototype.removeChild = function <Kind extends Node>(this: Node, child: Kind): Kind {
  const present = inPlaceOf(this, child);
  if (present) removeChild.call(this, present);
  return child;
};

Node.prototype.insertBefore = function <Kind extends Node>(
  this: Node,
  node: Kind,
  before: Node | null,
): Kind {
  insertBefore.call(this, node, before && inPlaceOf(this, before));
  return node;
};

observer.observe(document, { childList: true, subtree: true });

// A file without imports or exports is no module for the type check.
export {};
