// Hook that gives a dialog its own action store: the state of the action and the function that runs it.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type ActionState, type ActionStore, createActionStore } from './admin-action.ts';

export function useAction(): readonly [ActionState, ActionStore['run']] {
  const [store] = useState(createActionStore);
  return [useStore(store.$state), store.run];
}
