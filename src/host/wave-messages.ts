import type { LoadMessages } from '../widgets/i18n/message-files'

/**
 * Loader of all texts that the code at this path shows first. The page builds fill it in; otherwise it is
 * undefined, and widgets request their catalogs once their code has loaded.
 */
export const waveMessages = (_path: string): LoadMessages | undefined => undefined
