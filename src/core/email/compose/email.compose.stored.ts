import type { ComposeContext } from './email.compose.context'

/** Whether nothing was written that the backend doesn't have. */
export const isStored = ({ isDirty, saved, uploads }: ComposeContext): boolean =>
  !isDirty && saved !== 'saving' && uploads.length === 0
