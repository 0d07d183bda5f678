export { apps, RaanAccount, type RaanAccountProps } from './account'
export { type AccountTab, accountTabs } from './account-tabs'
