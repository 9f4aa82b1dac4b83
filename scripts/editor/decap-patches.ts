// Changes in the published file of Decap what its configuration cannot change.

/**
 * What each patch replaces, and by what, where `$&` stands for what is replaced. Variables have the
 * names of the published file.
 */
const patches: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Decap restores unsaved words before it loads the entry, which then overwrites them, so the
  // entry is loaded first. With drafts, the published entry must be awaited as well.
  'restore unsaved words': {
    'a(t,n),e?i(t,this.props.location.search):r(t,n);':
      'Promise.resolve(e?i(t,this.props.location.search):r(t,n)).then(()=>a(t,n));',
    'slug:t}}}(e,t)),n(mp(e,t))):n(Mu(': 'slug:t}}}(e,t)),await n(mp(e,t))):n(Mu(',
  },

  // Words typed during a save would be shown as saved.
  'lock the form during a save': { 'Rn(dO,{overFlow:!0,': '$&inert:t.get("isPersisting"),' },

  // After a save, Decap compares the form with the text before it, and would show that text, typed
  // again, as saved. A picture that is chosen and not added is a change as well.
  'compare the form with the saved text': {
    'e.setIn(["entry","newRecord"],!1),e.set(':
      'e.setIn(["entry","newRecord"],!1),e.set("saved",e.get("entry")),e.set(',
    'e.set("hasChanged",!1),e.getIn(["entry","slug"])||':
      'e.set("hasChanged",!1),e.setIn(["entry","raw"],window.savedText),e.set("saved",e.get("entry")),e.getIn(["entry","slug"])||',
    '!o.some(e=>c.equals(e.get(...u)))||!o.some(e=>d.equals(e.get("meta")))':
      '!c.equals(e.getIn(["saved",...u]))||!d.equals(e.getIn(["saved","meta"]))||window.hasPendingPicture()',
  },

  // page.ts refuses to overwrite what another tab has saved: it compares `raw`, the text of the
  // file that the form was made of, which the copy of unsaved words must keep as well.
  'tell what another tab has saved': {
    'zo.setItem(n,{raw:r,': 'zo.setItem(n,{base:e.get("raw"),raw:r,',
    'return{entry:u}}async persist': 'return{entry:{...u,raw:r.base}}}async persist',
    'const s=await this.invokePreSave': 'window.backend=this.implementation;$&',
  },

  // list-items.ts moves and removes an item by buttons. An open one cannot be dragged.
  'move and remove the items of a list by buttons': {
    'Rn(Ife,{collapsed:g,error:y,children:this.objectLabel(e)})':
      '$&,window.renderItemButtons({index:t,count:f.length,title:typeof e==="string"?e:this.objectLabel(e),move:e=>this.onSortEnd({oldIndex:t,newIndex:t+e}),remove:v.get("allow_remove",!0)?e=>this.handleRemove(t,e):void 0})',
    'allowRemove:v.get("allow_remove",!0),allowReorder:v.get("allow_reorder",!0),':
      'allowRemove:!1,allowReorder:g,',
  },

  // « 1 question » instead of « 1 une question ».
  'count a list of one item': {
    'd=1===l.size?c.toLowerCase():u.toLowerCase()':
      'd=(1===l.size&&c.replace(/^\\S* /,"")||u).toLowerCase()',
  },

  'let mistakes.ts show the field with a mistake': {
    'validate=async()=>{this.props.fields':
      'validate=async()=>{window.formPane=this,this.props.fields',
  },

  // On this machine, the button would open a menu with a single choice.
  'save at once by the save button': {
    'r||n?this.renderNewEntrySimplePublishControls({canCreate:s})':
      'r||n?Rn(jA,{onClick:this.props.onPersist,children:a(this.props.isPersisting?"editor.editorToolbar.publishing":"editor.editorToolbar.publish")})',
  },

  'replace the selected picture by an upload': {
    's=[...a][0],l=r.get("max_file_size")':
      's=(e=>this.state.selectedFile.name?new File([e],this.state.selectedFile.name):e)([...a][0]),l=r.get("max_file_size")',
    'this.setState({isPersisted:!0})': 'this.setState({selectedFile:{}})',
    'w=e(f?"mediaLibrary.mediaLibraryModal.uploading":"mediaLibrary.mediaLibraryModal.upload")':
      'w=e("mediaLibrary.mediaLibraryModal."+(f?"uploading":h?"replaceSelected":"upload"))',
    'children:x}):null]})]})]})}gk.propTypes':
      'children:x}):null]})]}),Rn("p",{children:e("mediaLibrary.mediaLibraryModal.howToReplace")})]})}gk.propTypes',
  },

  // The writer converts a picture, so a file replaces the one of its name in another format.
  // « Photo (été).jpg » would be « photo-ete-.jpg ».
  'find the picture that an upload replaces': {
    'u=Bl(e.name.toLowerCase(),o.config.slug),c=':
      'w=Bl(e.name.toLowerCase(),o.config.slug).replace(/-+(?=[.]\\w+$)/,""),h=e=>e.toLowerCase().replace(/[.]\\w+$/,""),f=l.find(e=>h(e.name)===h(w)),u=f?f.name:w,c=',
  },

  // Decap deletes the picture first, and asks for confirmation in English.
  'ask in French before a picture is replaced': {
    'd=l.find(e=>e.name.toLowerCase()===c),p=sh(o.entryDraft);if(!s&&d){if(!window.confirm(`${d.name} already exists. Do you want to replace it?`))return;await t(yc(d,{privateUpload:n}))}':
      'd=f,p=sh(o.entryDraft);if(!s&&d){if(!window.confirm(`${d.name} existe déjà. La remplacer par votre image, partout où le site la montre?`))return}',
    'i=await a.persistMedia(o.config,r)}':
      'i=await a.persistMedia(o.config,r),d&&t(Ec(d)),t(Mu({message:{key:d?"ui.toast.pictureReplaced":"ui.toast.pictureAdded",file:c},type:"success",dismissAfter:!1}))}',
  },

  // Decap begins these messages in English, and hides them after eight seconds.
  'say in French why a picture is not added or removed': {
    't(Mu({message:`Failed to persist media: ${e}`,type:"error",dismissAfter:8e3}))':
      't(Mu({message:e.message,type:"error",dismissAfter:!1}))',
    '{message:`Failed to delete media: ${e.message}`,type:"error",dismissAfter:8e3})),t(Sc())}':
      '{message:e.message,type:"error",dismissAfter:8e3})),t(Sc())}',
  },
}

/** Refuses a release that does not have, exactly once, the code that a patch replaces. */
export function patchDecap(release: string): string {
  let code = release
  for (const [name, replacements] of Object.entries(patches))
    for (const [original, patched] of Object.entries(replacements)) {
      if (release.split(original).length !== 2)
        throw new Error(`Decap must have exactly once, for « ${name} »: ${original}`)
      code = code.replace(original, patched)
    }
  return code
}
