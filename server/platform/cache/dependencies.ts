// Dependencies of a cached result: what it was made from, so that it survives changes of the catalog that do not affect it.

/** Returns whether what was read is still the same as at this version of the catalog. */
export type Dependency = (version: number) => boolean;

/** A read calls it for each part of its result. A result without any dependency is affected by every change. */
export type DependOn = (dependency: Dependency) => void;

/** For a result of which some part is affected by every change. */
export const ON_EVERY_CHANGE: Dependency = () => false;
