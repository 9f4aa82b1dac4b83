// The site as it would be drawn by the browser: one bundle, addresses after a #, an empty page until the script has run.
import { createRoot } from 'react-dom/client'
import { HashRouter, Route, Routes } from 'react-router'
import { pages } from './pages.jsx'
import './styles.css'

createRoot(document.getElementById('root')).render(
  <HashRouter>
    <Routes>
      {pages.map(({ route, Page }) => (
        <Route key={route} path={route} element={<Page />} />
      ))}
    </Routes>
  </HashRouter>,
)
