"""Care: a stethoscope on a doctor's desk beside an open notebook and a pencil, a chair waiting across."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#DCE8EF'),(.5,'#E9EEF0'),(1,'#B9D3E3')),ambient='#e3ebf2',ground='#e8c79b',strength=.58)
wall_with_window(1.45,-4,4,3.4,.35,1.65,.34,2.4,'#8FB0A0',panes=(2,2)); ground(mat(SNOW,.95),30,-1.0,(0,32)); spruce((1.5,5.6,-1.0),3.0,snow=True); spruce((.4,7.0,-1.0),2.6,snow=True,seed=3)
curtain(.02,1.10,-.1,3,.30,'#E3A867'); box((0,.06,-.05),(9,2.80,.1),mat('#B67A48',.5,bump=.12,scale=2),.02); box((.0,-.06,.004),(1.9,1.0,.008),mat('#F6E9D2',.95),.004)
with group((.0,.0,.012)): stethoscope((.30,-.02,0),1.75,16,SPRUCE)
notebook((-.46,-.08,.010),1.75,10,TERRA); lathe((-.98,.50,0),[(.10,0),(.12,.02),(.12,.24),(.11,.25)],mat(RIVER,.4))
for i,c in enumerate((GOLD,TERRA,SPRUCE)): tube([(-.98+.04*(i-1),.50,.1),(-.98+.09*(i-1),.52,.42)],.018,mat(c,.5,bump=0),seg=6)
pot((1.12,.62,0),.15,'geranium',CREAM,seed=3); cup((.88,.28,0),1.5,GOLD,30); frame_pic((-.75,1.34,1.25),.50,.44,0,1)
area((-2.4,-2.2,2.8),(0,.1,.2),1.8,165,'#ffe2b8'); area((2.2,-1.8,1.6),(0,.1,.2),1.8,36,'#dfeafa'); area((.9,1.8,2.2),(0,0,.2),1.2,55,'#eef4fa')
camera((.0,-2.30,1.42),(.02,.08,.20),lens=50)
render('stethoscope',samples=12,scale=.7,exposure=.10,draft_w=390)
