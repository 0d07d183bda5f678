/** The parts of `langraan serve`, from which the demo's server is made. */
export { type Api, createApp, serveApi } from './http/app'
export { backendPath } from './http/backend-path'
export { folder, notModified } from './http/files'
export { listen, type RunningServer } from './http/listen'
export { type ScreenFiles, screenAt } from './http/screen-files'
export { policyOf } from './http/security'
export { openShop, sampleSignIns } from './serve/open-shop'
export { stopOnSignal } from './serve/stop-on-signal'
