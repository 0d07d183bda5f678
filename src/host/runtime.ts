/** What every element needs and no page loads before it has one. */
export { provideMessages } from '../widgets/i18n/i18n'
export { createElementController } from './element-controller'
