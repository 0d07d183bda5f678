import type { MessageFiles } from '../widgets/i18n/message-files'

/**
 * Loaders of all texts that the code of this path shows at first. The build of a page writes them here; elsewhere there are
 * none, and a widget asks for its catalogs once its code is there.
 */
export const waveMessages = (_path: string): MessageFiles | undefined => undefined
