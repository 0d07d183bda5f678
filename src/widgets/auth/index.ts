export { type AuthView, apps, RaanSignIn, type RaanSignInProps } from './auth'
