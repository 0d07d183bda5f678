export { apps, RaanFaq, type RaanFaqProps } from './faq'
