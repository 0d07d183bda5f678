export { apps, RaanProfile, type RaanProfileProps } from './profile'
export { type ProfileTab, profileTabs } from './profile-tabs'
