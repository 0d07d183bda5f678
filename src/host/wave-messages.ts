import type { LoadMessages } from '../widgets/i18n/message-files'

/**
 * Loads all texts that the code of this path shows at first. The build of a page writes them here; elsewhere there are
 * none, and a widget asks for its catalogs once its code is there.
 */
export const waveMessages = (_path: string): LoadMessages | undefined => undefined
