/** What every element needs, loaded for the first one on the page. */
export { provideMessages } from '../widgets/i18n/i18n'
export { createElementController } from './element-controller'
