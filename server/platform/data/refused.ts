// Why a market is not moved, in one line for whoever asked for it.
export class Refused extends Error {}
