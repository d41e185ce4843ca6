// Hook that gives a dialog its own action store: the state of the action and the function that runs it.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { createDeed, type Deed, type DeedStore } from './admin-deed.ts';

export function useDeed(): readonly [Deed, DeedStore['run']] {
  const [store] = useState(createDeed);
  return [useStore(store.$deed), store.run];
}
