"""Services: an advisor shows a bright common room to an older couple."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F6DDB4'),(.5,'#F4E8D2'),(1,'#B4D3DF')),ambient='#e2ebf2',ground='#ecd0a8',strength=.62)
floor_boards(-5,5,-4.5,2.2,n=16)
wall_with_window(1.7,-5,5,3.2,-2.9,.55,.42,2.45,'#F4E3C6',panes=(5,2),dado='#FFF6E6')
make(P_box((3.55,-1,1.6),(.16,7,3.2)),mat('#DCA27A',.95,bump=.05))
# outside
ground(mat('#AFA95F',.95),9,-.5,(0,5)); river(12,60,'#6FA0BD',-.9,x=90,streaks=26,lightcol='#A9CBD8')
hill((-12,50,-1),22,5,'#B9C0AE',.3); hill((14,54,-1),24,6.4,'#C6CDBF',.3); maple((-3.4,5.2,-.5),3.0,seed=3); maple((.9,6.0,-.5),2.7,('#E0A03F','#EBBE5A','#D9812F'),seed=4); spruce((-1.9,7.4,-.5),2.3); qc_row(-2.6,1.0,11.6,-.9,seed=5,haze=.15,s=1.0,dz=.1,lit=.9 if NIGHT else .5)
for x in (-2.98,.60): curtain(x-(.30 if x<0 else -.02),1.53,.30,2.62,.30,'#E3A867')
tube([(-3.5,1.53,2.64),(1.15,1.53,2.64)],.02,mat(DARKWOOD))
# room
rug((-.9,-.35,0),3.1,1.9,SPRUCE,CREAM,0); sofa((-1.75,.85,0),8,RIVER,1.35); armchair((.28,.75,0),-28,TERRA,pillow=GOLD); table_round((-.75,-.10,0),.40,.36,'#B67A48'); chessboard((-.75,-.10,.36),.85,14)
bookshelf((1.75,1.50,0),1.15,1.75,.26,0,WOOD,seed=7); bookshelf((2.90,1.50,0),1.10,1.75,.26,0,WOOD,seed=11); cat((1.75,1.46,1.77),-12,.9,col='#8d8178',look=14,stripes=True)
lamp_floor((1.03,1.15,0),1.45,power=8); pot((-2.95,1.05,0),.20,'tall',CREAM,seed=3); pot((-.1,1.50,.46),.09,'leaf',TERRA,seed=5); pot((-1.1,1.50,.46),.08,'geranium',CREAM,seed=6)
frame_pic((3.46,-.2,1.75),.6,.75,-90,1); pendant((-.7,-.05,2.62),.30,GOLD,.9,10); pendant((.55,-.3,2.70),.24,TERRA,.9,6)
knitting((-2.35,-.22,.0),.9,0,PLUM)
# people
person((1.52,-.80,0),-38,face=dict(skin=S['fair'],hair='#c9702f',style='topknot',mouth='smile',lips='#B85A4C',lashes=True,age=0,glasses='#2F5D50',jaw=.92),top=dict(kind='shirt',color='#F0D9B0',collar='#FFF6E6'),bottom=('trousers',SPRUCE),shoes='#5a3328',hands={'R':(-1.62,-1.0,4.45),'L':(.50,-.80,3.5)},look=6)
q=person((.30,-1.05,0),24,face=dict(skin=S['deep'],hair='#b9b4ae',style='afro',mouth='open',lips='#7c332f',age=1,nose=1.2,earrings=GOLD,lashes=True),top=dict(kind='boat',color=ORANGE),extras=[('foulard',RIVER)],bottom=('skirt',PLUM),shoes=DARKWOOD,hands={'L':(.30,-.72,3.3),'R':(-.25,-.75,3.25)},look=-2)
r=person((-.52,-.98,0),34,face=dict(skin=S['brown'],hair='#d0cac2',style='receding',mouth='open',age=2,jaw=1.05,nose=1.2,glasses='#3a2a22'),top=dict(kind='vneck',color='#7C9A86',under='#f4efe6',inner='collar',knit=7),extras=[('tie',TERRA)],bottom=('trousers','#5b5148'),hands={'R':(-.90,-1.02,2.74),'L':(.90,-1.02,2.74)},lady=False,wide=1.06,lean=2)
walker(r['place']((0,-1.45,0)),34)
folder((1.62,-1.08,.88),-38,None,ORANGE,.9)
if not NIGHT: area((-1.2,3.0,2.4),(-.4,-.6,.4),2.6,190,'#ffe9c8')  # daylight through the window
area((-3.6,-4.4,3.2),(.2,-.4,.9),2.8,250,'#ffe4bc'); area((3.0,-4.2,2.6),(.6,0,.8),3,70,'#fff0dc'); sun(24,196,1.6,'#ffd193',5)
if NIGHT: point((1.03,1.02,1.16),26,'#ffc37a',.12); point((-.1,-1.9,2.55),54,'#ffbe70',.35); area((-.6,-4.6,2.5),(.3,-.9,1.2),1.6,120,'#ffb45c')  # the floor lamp gives the light, and a pendant before them lights their faces
camera((.15,-5.6,1.55),(.15,0,1.10),lens=41)
render('visite',samples=8 if NIGHT else 16,scale=1.1 if NIGHT else .85,exposure=.05,glow=.10,bounces=5)
