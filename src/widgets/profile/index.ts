export { apps, type ProfileTab, profileTabs, RaanProfile, type RaanProfileProps } from './profile'
