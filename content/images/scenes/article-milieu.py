"""Article: the difficulty of finding a living environment. A signpost at a snowy crossroads, three little houses, a suitcase and a lantern."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#F3DCCB'),(.5,'#F6E3D3'),(.72,'#D9DDE6'),(1,'#9DBBD3')),ambient='#cfdcee',ground='#e9dfdc',strength=.60); sun(22,-58,2.9,'#ffc78d',6)
sn=mat(SNOW,.95); ground(sn,34,0)
for c,r,h,sy in (((-6.5,7,-.3),4.2,.9,.45),((6.5,8,-.3),5.0,1.2,.4),((0,13,-.4),9,1.7,.4)): sphere(c,1,sn,s=(r,r*sy,h))
hill((-16,44,-1),22,6,'#C9D2DC',.3); hill((16,48,-1),26,8,'#D3DAE2',.3)
# three trodden paths from one crossroads
pm=mat('#D8CFC9',.95)
path([(-.1,-5,0),(.0,-2.4,0),(.0,-.7,0)],[1.15,.95,.9],pm); path([(.0,-.9,0),(-.5,.7,0),(-1.6,2.2,0),(-2.6,4.3,0)],[.8,.62,.5,.42],pm,z=.014); path([(.0,-.9,0),(.5,1.0,0),(.5,3.0,0),(.42,7.6,0)],[.8,.60,.5,.38],pm,z=.016); path([(.0,-.9,0),(.8,.5,0),(1.9,1.9,0),(2.75,4.4,0)],[.8,.62,.5,.42],pm,z=.018)
qc_house((-2.60,5.3,0),1.35,1.1,2,'#C9683F',SNOW,turn=14,lit=1,seed=3,h=.60); qc_house((.42,8.4,.1),1.25,1.1,3,'#F1DDB8',SNOW,turn=0,lit=1,seed=5,h=.58); qc_house((2.85,5.4,0),1.5,1.1,1,'#E0A94F',SNOW,turn=-14,lit=1,seed=8,h=.70)
for i,(x,y,h) in enumerate(((-4.4,6.6,2.8),(-1.25,8.2,2.4),(1.9,8.6,2.9),(4.9,6.8,3.0),(-3.9,3.4,1.6),(4.3,3.2,1.5),(-5.6,8.4,3.4),(6.2,8.2,3.4))): spruce((x,y,0),h,'#3B6657',True,i)
lamppost((-1.35,2.6,0),1.5,3.0,True)
# the signpost
with group((.0,-.30,0),scale=1.12):
    cyl((0,0,.78),.055,1.60,mat(DARKWOOD,.9),.01)
    def arm(z,turn,col,q):
        with group((0,-.062,z),rot=(0,0,R(turn))):
            o=poly([(-.14,-.105),(.52,-.105),(.68,0),(.52,.105),(-.14,.105)],mat(col,.75),.05,bevel=.014); o.rotation_euler=(R(90),0,0 if q>0 else 0); o.location=(0,.02,0)
            if q<0: o.scale=(-1,1,1)
            for x in (-.06,.06): sphere((x*1.0,-.034,0),.016,mat(GOLD,.4,bump=0))
            make([P_sphere((q*(x0),-.005,.112),1,(.15,.045,.032)) for x0 in (-.02,.16,.34)],sn,remesh=.014,smooth=4)
            # a little house mark on each board
            hx=q*.34; box((hx,-.036,-.022),(.11,.012,.085),mat('#FFF6E6',.8,bump=0),.003); make((np.array([(hx-.075,-.036,.020),(hx+.075,-.036,.020),(hx,-.036,.085)],float),[(0,1,2)]),mat('#FFF6E6',.8,bump=0),solid=.010)
            box((hx,-.043,-.040),(.030,.008,.048),mat(col,.75),.002)
    arm(1.34,-12,TERRA,-1); arm(1.06,10,RIVER,1); arm(.78,-6,SPRUCE,-1)
    sphere((0,0,1.60),.085,sn,s=(1,1,.65)); sphere((0,0,.02),.30,sn,s=(1.2,1,.32))
# footprints reach the crossroads
for i in range(8): x=-.10+.15*(i%2); y=-3.3+.26*i; sphere((x,y,.016),.065,mat('#B3AFB6',.95,bump=0),s=(.62,1.25,.10))
suitcase((.60,-.62,.0),.95,-14,PLUM); lantern((1.02,-.82,.0),.62,12,light_power=9,snow=True); sphere((.8,-.7,-.02),.5,sn,s=(1.2,.75,.10))
rnd=random.Random(3)
for i in range(110): y=rnd.uniform(-2,7); sphere((rnd.uniform(-4.5,4.5),y,rnd.uniform(.2,4)),rnd.uniform(.010,.024),mat('#FFFFFF',.9,emit=.45,bump=0))
if NIGHT: point((-1.35,2.35,1.55),38,'#ffc070',.12); area((.7,-1.9,.45),(.0,-.3,1.2),.6,26,'#ffd09a'); point((-.5,-2.3,2.3),68,'#ffe9d2',.4)  # the street lamp, the lantern at the foot, and a pale one on the near side, so that the three boards keep their colours
camera((.0,-5.2,1.75),(.0,.0,.98),lens=48)
render('article-milieu',samples=20,scale=.85,exposure=.26,glow=.15)
