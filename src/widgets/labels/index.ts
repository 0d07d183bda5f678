export { apps, RaanLabels, type RaanLabelsProps } from './labels'
