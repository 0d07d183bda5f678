export { apps, RaanPricing, type RaanPricingProps } from './pricing'
