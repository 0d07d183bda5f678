import { arrangeFrame } from '../src/host/page/arrange-frame'
import { shownBackend } from './shown-backend'

arrangeFrame(shownBackend())
