export { apps, RaanSignIn, type RaanSignInProps } from './auth'
