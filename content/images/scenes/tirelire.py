"""Money: a piggy bank on a kitchen table, three stacks of coins, each taller than the last, an envelope and a pencil."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#F6DDB4'),(.6,'#F9E6C8'),(1,'#B4D3DF')),ambient='#e3ebf2',ground='#e8c79b',strength=.56)
wall_with_window(1.45,-4,4,3.4,-1.55,-.25,.34,2.4,'#8FB0A0',panes=(2,2)); river(1.7,60,'#86B2CB',-1.6,x=90,streaks=50,lightcol='#B9D6E0',spread=14); hill((-12,50,-1.2),24,7,'#B9C0AE',.3); maple((-1.9,5.6,-1.8),2.7,seed=6)
for x in (-.30,-1.83): curtain(x,1.10,-.1,3,.30,'#E3A867')
box((0,.06,-.05),(9,2.80,.1),mat('#B67A48',.5,bump=.12,scale=2),.02); box((.05,-.02,.004),(1.95,1.05,.008),mat('#2F5D50',.95),.004); box((.05,-.02,.006),(1.85,.95,.008),mat('#3F6F60',.95),.004)
piggy((-.36,.14,.01),1.75,28)
for i,n in enumerate((4,7,11)): coins((.28+.20*i,.20-.05*i,.012),n,1.35)
coins((.12,-.20,.012),1,1.35); coins((-.02,-.28,.012),1,1.35); coins((.20,-.32,.012),2,1.35)
with group((.58,-.30,.014),-16):
    box((0,0,.006),(.52,.32,.010),mat('#FDF6E8',.9,bump=0),.004); tube([(-.255,.155,.014),(0,-.01,.016),(.255,.155,.014)],.006,mat('#CDBB9E',.9,bump=0),n=2); sphere((0,-.01,.018),.035,mat(TERRA,.6),s=(1,1,.3))
with group((-.50,-.36,.03),24): tube([(-.22,0,0),(.17,0,0)],.022,mat(GOLD,.5,bump=0),seg=6); tube([(.17,0,0),(.24,0,0)],[.021,.004],mat('#E9CFA4',.8,bump=0)); tube([(-.24,0,0),(-.215,0,0)],.024,mat(ROSE,.7,bump=0))
pot((-1.02,.62,0),.15,'geranium',CREAM,seed=3); cup((.98,.34,.0),1.5,TERRA,30,steam=True)
area((-2.4,-2.2,2.8),(0,.1,.2),1.8,165,'#ffe2b8'); area((2.2,-1.8,1.6),(0,.1,.2),1.8,30,'#dfeafa'); area((-.9,1.8,2.2),(0,0,.2),1.2,55,'#ffd9a0'); sun(30,-148,1.8,'#ffcb8a',5)
camera((.02,-2.35,1.30),(.04,.10,.24),lens=50)
render('tirelire',samples=12,scale=.7,exposure=.08,draft_w=390)
