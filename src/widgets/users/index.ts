export { RaanUser, type RaanUserProps } from './user'
export { addressOf, type UserMode, type UserPlace } from './user-ways'
export { apps, RaanUsers, type RaanUsersProps } from './users'
