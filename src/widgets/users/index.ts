export { RaanUser, type RaanUserProps } from './user'
export { addressOf, type UserLocation, type UserMode } from './user-navigation'
export { apps, RaanUsers, type RaanUsersProps } from './users'
