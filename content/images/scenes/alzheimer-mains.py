"""Alzheimer: hands. At the table, two older hands and two younger ones fold a towel together; piles of coloured towels behind."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F6DDB4'),(.6,'#F9E6C8'),(1,'#B4D3DF')),ambient='#e3ebf2',ground='#e8c79b',strength=.58)
wall_with_window(1.62,-5,5,3.6,-1.30,-.20,.40,2.6,'#8FAE8B',panes=(2,2))
river(1.9,60,'#86B2CB',-1.6,x=90,streaks=60,lightcol='#B9D6E0',spread=14); hill((-10,50,-1.2),24,7,'#B9C0AE',.3); maple((-1.9,5.6,-2.4),2.6,seed=6)
curtain(-.20,1.30,.02,3,.32,'#E3A867'); curtain(-1.62,1.30,.02,3,.32,'#E3A867')
box((0,.06,-.05),(9,3.15,.1),mat('#B67A48',.5,bump=.12,scale=2),.02)
# the towel being folded: a sheet whose right half comes back over the left
X0,XF,X1=-.66,.50,-.20
def prof(t):
    a=.46; b=.60
    if t<a: return (X0+(XF-X0)*t/a,.034)
    if t<b: g=(t-a)/(b-a)*math.pi; return (XF+.050*math.sin(g),.034+.050*(1-math.cos(g)))
    return (XF+(X1-XF)*(t-b)/(1-b),.134-.012*math.sin((t-b)/(1-b)*math.pi))
def sheet(y0,y1,m,th,flip=False,n=70,off=0):
    def fn(u,v):
        x,z=prof(u); y=y0+(y1-y0)*v; return (x+.012*math.sin(y*5),y+.02*math.sin(x*4),z+.006*math.sin(y*9+x*5))
    v,f=P_grid(fn,n,14); o=make((v,[q[::-1] for q in f] if flip else f),m,angle=180); d=o.modifiers.new('t','SOLIDIFY'); d.thickness=th; d.offset=0; b=o.modifiers.new('b','BEVEL'); b.width=th*.42; b.segments=3; b.limit_method='ANGLE'; b.angle_limit=R(50)
sheet(-.38,.34,mat('#D5642F',.95),.044)
for y in (-.30,.24): sheet(y-.022,y+.022,mat('#FBF3E4',.95),.049)
# hands
def paw(loc,yaw,thumb,skin,old=False,elbow=None,sleeve=PLUM,knit=0,rise=0):
    """A hand lying flat; yaw: where the fingers point, degrees from +X; thumb: +1 on its right, -1 on its left."""
    sk=mat(skin,.62,bump=0,blush=[(0,.30,0,.10,blush_of(skin),.35)])
    with group(loc,0,1.12,(R(rise),0,R(yaw-90))):
        ps=[P_tube([(0,-.20,.07),(0,-.06,.035),(0,.03,.014)],[.066,.062,.060],seg=20),P_sphere((0,.095,.0),1,(.096,.108,.044)),P_sphere((0,.135,.004),1,(.094,.06,.038))]
        tips=[]
        for i,L_ in enumerate((.118,.142,.130,.098)):
            x=thumb*(.070-.0465*i); tip=(x*1.34,.162+L_,-.014); tips.append(tip); ps.append(P_tube([(x,.14,.004),(x*1.18,.165+L_*.5,.018),tip],[.0275,.0265,.0225],seg=16))
            if old: ps.append(P_sphere((x*1.02,.158,.020),.0265)); ps.append(P_sphere((x*1.18,.165+L_*.5,.020),.0275))
        ps.append(P_tube([(thumb*.055,.03,-.004),(thumb*.128,.095,.002),(thumb*.158,.165,-.016)],[.040,.034,.026],seg=16))
        make(ps,sk,remesh=.0072,smooth=3)
        for x,y,z in tips: sphere((x*1.01,y+.006,z+.017),1,mat(light(skin,.26),.35,bump=0,spec=.4),s=(.0145,.017,.0065),rot=(-.35,0,0))
        sphere((thumb*.160,.172,.006),1,mat(light(skin,.26),.35,bump=0,spec=.4),s=(.016,.019,.006),rot=(-.3,0,0))
        if old:
            for x,y in ((-.03,.06),(.02,.095),(.045,.05),(-.015,.12)): sphere((x,y,.043*math.sqrt(max(.05,1-(x/.096)**2-((y-.095)/.108)**2))),1,mat(mix(skin,'#A5683F',.38),.7,bump=0),s=(.011,.009,.004))
    if elbow:
        d=np.array([math.cos(R(yaw)),math.sin(R(yaw)),0]); w=np.array(loc)-d*.125+np.array([0,0,.055]); e=np.array(elbow); m=mat(sleeve,.88,knit=knit); q=Vector(w-e).normalized().to_track_quat('Z','Y').to_euler()
        tube([tuple(e),tuple(e*.55+w*.45+np.array([0,0,.02])),tuple(w)],[.180,.148,.102],m,seg=28); ring(tuple(w),.091,.028,mat(dark(sleeve,.10),.9),rot=q); ring(tuple(w+(e-w)/np.linalg.norm(e-w)*.055),.099,.028,mat(dark(sleeve,.10),.9),rot=q)
OLD='#EFC4A4'; YNG=S['tan']
paw((-.62,-.22,.100),8,-1,OLD,True,(-1.75,-.52,.36),PLUM)       # her right hand
paw((-.56,.22,.100),-14,1,OLD,True,(-1.70,.48,.34),PLUM)          # her left hand
paw((.76,-.24,.198),176,1,YNG,False,(1.80,-.46,.42),'#F0BE55')              # the other's left hand, near us
paw((.70,.21,.198),190,-1,YNG,False,(1.76,.50,.40),'#F0BE55')
# the piles
def pile(x,y,cols,turn=0,w=.66,d=.42):
    with group((x,y,0),turn):
        for i,c in enumerate(cols):
            z=.050+.100*i; k=(i*37%5-2)*.012
            for j,h in ((0,-.024),(1,.024)): make(P_tube([(-w/2+.02+k,-d/2+.03,z+h),(w/2-.02+k,-d/2+.03,z+h)],.0255,seg=14,n=3),mat(c,.95)); 
            box((k,.02,z-.024),(w,d-.04,.050),mat(c,.95),.022); box((k+.004,.02,z+.024),(w-.01,d-.04,.050),mat(c,.95),.022);
pile(.10,.84,(RIVER,GOLD,SAGE,PLUM),-5); pile(.90,.90,(CREAM,SPRUCE,ROSE),7)
pot((-1.02,1.02,0),.16,'geranium',CREAM,seed=3)
cup((-.54,.82,.0),2.2,TERRA,200,tea='#7a3f1e',steam=True)
area((-2.4,-2.4,2.8),(0,.1,.2),1.9,185,'#ffe2b8'); area((2.4,-1.8,1.6),(0,.1,.2),1.8,34,'#dfeafa'); sun(30,-150,1.4,'#ffcb8a',5)
if NIGHT: lamp_table((.50,1.24,0),1.5,TERRA,power=16,emit=.35); area((-.7,-1.3,1.9),(0,.0,.15),.8,52,'#ffb45c')  # a lamp behind the piles
else: area((-.7,2.2,2.2),(0,0,.2),1.2,62,'#ffd9a0')  # daylight through the window
camera((0,-2.28,1.86),(.02,.20,.16),lens=47)
render('alzheimer-mains',samples=8 if NIGHT else 20,scale=1.1 if NIGHT else 1.0,exposure=.12,bounces=4,draft_w=720)
