/** Both token keepers in one chunk: loaded in one request, when there is a token to keep. */
export { followCopies } from './auth.copies'
export { hostTokens } from './auth.host-tokens'
export { createRefresh } from './auth.refresh'
export { createRenewal } from './auth.renewal'
